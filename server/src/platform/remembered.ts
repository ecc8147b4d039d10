/** The same function, which is pure, with its last answers at hand; all are let go when there are too many. */
export function remembered<Answer>(max: number, work: (question: string) => Answer): (question: string) => Answer {
  const answers = new Map<string, Answer>();
  return (question) => {
    const known = answers.get(question);
    if (known !== undefined) return known;
    const answer = work(question);
    // Anybody can ask for what does not exist; that takes no place.
    if (answer === undefined) return answer;
    if (answers.size >= max) answers.clear();
    answers.set(question, answer);
    return answer;
  };
}
