/** What the sentence of a problem needs besides its code: `{ language: 'EN' }`. */
export type ProblemParams = Readonly<Record<string, string | number>>

/** What is wrong with a field: a code that programs read, and that has its sentence in each language. */
export type Problem<Code extends string = string> = { code: Code; params?: ProblemParams }

/** What is wrong with each wrong field of a draft, by its dotted path: `{ 'name.en': { code: 'nameMissing', … } }`. */
export type Problems<Code extends string = string> = Record<string, Problem<Code>>

/** The sentence that a catalogue has for a problem, with what stands in `{{…}}` filled in. */
export function sentenceOf<Code extends string>(
  sentences: Readonly<Record<Code, string>>,
  { code, params = {} }: Problem<Code>,
): string {
  return sentences[code].replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name] ?? ''))
}
