import { parseArgs } from 'node:util';
import { inTransaction } from '../database/db.ts';
import type { Command } from '../main.ts';
import { withContext } from '../node.ts';
import { inviteOperator } from '../operators/enroll-operator.ts';
import { type Role, roles } from '../operators/operator.ts';
import {
  changeOperator,
  endSessionsOf,
  findOperatorByEmail,
  listOperators,
  putOperator,
} from '../operators/operator-queries.ts';
import type { Context } from '../platform/context.ts';
import { StartupError } from '../process/startup-error.ts';

const usage = `npm run coinop -- operator add EMAIL --role ${roles.join('|')}
  npm run coinop -- operator disable EMAIL
  npm run coinop -- operator list`;

export const command: Command = {
  summary: 'Adds, lists and disables those who may enter the console.',
  usage,
  run: (config, args) => {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { role: { type: 'string' } } });
    const [order, email = ''] = positionals;
    if (order === 'list') return withContext(config, print);
    if (!/^[^\s@]+@[^\s@]+$/.test(email) || email.length > 254) throw new StartupError(`Say whom.\n\n  ${usage}`);
    if (order === 'disable') return withContext(config, (ctx) => disable(ctx, email));
    if (order !== 'add') throw new StartupError(`Say what to do.\n\n  ${usage}`);
    const role = roles.find((one) => one === values.role);
    if (role === undefined) throw new StartupError(`--role must be one of ${roles.join(', ')}.`);
    return withContext(config, (ctx) => add(ctx, email, role));
  },
};

async function add(ctx: Context, email: string, role: Role): Promise<void> {
  const link = await inTransaction(ctx.db, async (tx) => {
    const operator = await putOperator(tx, email, role, ctx.clock.now());
    return inviteOperator(tx, ctx, operator.id);
  });
  console.log(`${email} is ${role}. For the next hour this link enrols an authenticator app, once:\n\n  ${link}\n`);
}

async function disable(ctx: Context, email: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const operator = await findOperatorByEmail(tx, email);
    if (operator === undefined) throw new StartupError(`There is no operator ${email}.`);
    await changeOperator(tx, operator.id, { role: operator.role, disabledAt: ctx.clock.now() });
    await endSessionsOf(tx, operator.id);
  });
  console.log(`${email} cannot enter the console any more.`);
}

async function print(ctx: Context): Promise<void> {
  const operators = await listOperators(ctx.db);
  if (operators.length === 0) console.log('There is no operator yet; the console is closed.');
  for (const { email, role, enrolledAt, disabledAt } of operators) {
    const state = disabledAt !== null ? 'disabled' : enrolledAt === null ? 'not enrolled yet' : 'enrolled';
    console.log(`${email.padEnd(40)} ${role.padEnd(10)} ${state}`);
  }
}
