import * as prompts from "@clack/prompts";
import { StartError } from "../../server/start-error.ts";
import {
  type Answers,
  findFault,
  guessAnswer,
  type Question,
  questionNames,
  readAnswers,
} from "./answers.ts";

const wordings: Readonly<Record<Question, string>> = {
  name: "What is the house called?",
  country: "In which country is it? (ISO code, such as IT)",
  region: "In which region?",
  place: "In which town or village, or near which?",
  languages:
    "Which languages will the site have? (codes; the first one has addresses without a prefix)",
  coordinates: "Where does it stand? (latitude, longitude, with five decimals)",
  email: "To which address do guests write?",
  guests: "How many guests can stay?",
  currency: "In which currency are the prices?",
  timeZone: "By whose clock do its days begin?",
};

type Given = Readonly<Record<string, unknown>>;

/** Asks in the terminal for what is not given; nothing once the owner has had enough. */
export async function ask(given: Given): Promise<Answers | undefined> {
  const answers = takeRight(given);
  prompts.intro("A new house");
  for (const question of questionNames) {
    if (answers[question] !== undefined) continue;
    const answer = await prompts.text({
      message: wordings[question],
      initialValue: guessAnswer(question, answers) ?? "",
      validate: (value = "") => findFault(question, value.trim()),
    });
    if (prompts.isCancel(answer)) return undefined;
    answers[question] = answer.trim();
  }
  prompts.outro("Writing …");
  return readAnswers(answers);
}

/** The answers that are given, without a terminal: guessed where one follows from the others. */
export function takeAnswers(given: Given): Answers {
  const answers = takeRight(given);
  for (const question of questionNames) {
    answers[question] ??= guessAnswer(question, answers);
  }
  const missing = questionNames.filter((question) => answers[question] === undefined);
  if (missing.length === 0) return readAnswers(answers);
  throw new StartError(
    missing.map((question) => `--${question} is missing. ${wordings[question]}`).join("\n"),
  );
}

/** What is given, where nothing is wrong with it. */
function takeRight(given: Given): Record<string, unknown> {
  const faults = Object.entries(given).flatMap(([name, answer]) => findFault(name, answer) ?? []);
  if (faults.length > 0) throw new StartError(faults.join("\n"));
  return { ...given };
}
