const capacity = 5_000;

/** Keeps the answers of pure work by key, the last few thousand. */
export function remembering<Answer>(): (key: string, work: () => Answer) => Answer {
  const answers = new Map<string, Answer>();
  return (key, work) => {
    let answer = answers.get(key);
    if (answer === undefined) {
      if (answers.size >= capacity) answers.clear();
      answers.set(key, (answer = work()));
    }
    return answer;
  };
}
