import { spoken } from '../messages/catalogue.ts';
import words from './obs-steps.json';

/** The way there, for the program most people use. Its words are apart from the catalogues, which everybody loads at first. */
export function ObsSteps() {
  const { title, steps } = words[spoken.value.language];
  return (
    <section>
      <h2 class="section-title">{title}</h2>
      <ol class="obs-steps">
        {steps.map((step) => (
          // What stands between asterisks is a name that is shown in the program.
          <li key={step}>
            {step.split('*').map((part, place) => (place % 2 === 1 ? <b key={part}>{part}</b> : part))}
          </li>
        ))}
      </ol>
    </section>
  );
}
