/** The last answers of work that is the same for the same name; all are let go when there are too many. */
export function memoize<Answer>(max: number): (name: string, work: () => Answer) => Answer {
  const answers = new Map<string, Answer>();
  return (name, work) => {
    const known = answers.get(name);
    if (known !== undefined) return known;
    const answer = work();
    // Anybody can ask for what does not exist; that takes no place.
    if (answer === undefined) return answer;
    if (answers.size >= max) answers.clear();
    answers.set(name, answer);
    return answer;
  };
}
