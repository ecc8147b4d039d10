// What `npm run check` runs: every check, as many at a time as there are cores, and each failure with its output.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

// The longest first.
const checks = [
  'tsc -p server',
  'tsc -p web',
  'biome check .',
  'vitest run --mode layout',
  'node server/coinop.js openapi --check',
  'node server/coinop.js tables --check',
  'tsc -p engines',
  'tsc -p sdk',
  'tsc -p client',
  'npm run -s lint:api',
  'npm run -s types:api -w client -- --check',
  'node server/coinop.js api-changes',
  'node server/coinop.js migrations --check',
];

/** @param {string} command */
function run(command) {
  return new Promise((resolve) => {
    const startedAt = performance.now();
    const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    child.on('close', (code) => {
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      console.log(`${code === 0 ? 'passed' : 'FAILED'}  ${command}  (${seconds} s)`);
      if (code !== 0) console.log(output);
      resolve(code === 0);
    });
  });
}

const waiting = [...checks];
let hasFailed = false;
async function runWaiting() {
  for (let command = waiting.shift(); command !== undefined; command = waiting.shift()) {
    if (!(await run(command))) hasFailed = true;
  }
}
await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, runWaiting));
process.exitCode = hasFailed ? 1 : 0;
