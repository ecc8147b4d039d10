import { spoken } from '../messages/catalogue.ts';
import words from './obs-steps.json';

/** Instructions for the most common program. Their texts are not in the catalogues, which everyone loads first. */
export function ObsSteps() {
  const { title, steps } = words[spoken.value.language];
  return (
    <section>
      <h2 class="section-title">{title}</h2>
      <ol class="obs-steps">
        {steps.map((step) => (
          // Text between asterisks is a label in the program.
          <li key={step}>
            {step.split('*').map((part, place) => (place % 2 === 1 ? <b key={part}>{part}</b> : part))}
          </li>
        ))}
      </ol>
    </section>
  );
}
