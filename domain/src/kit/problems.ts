/** The parameters of a problem's sentence besides its code: `{ language: 'EN' }`. */
export type ProblemParams = Readonly<Record<string, string | number>>

/** A problem of a field: a code for programs, which has a sentence in each language. */
export type Problem<Code extends string = string> = { code: Code; params?: ProblemParams }

/** The problems of a draft by dotted path, one for each wrong field: `{ 'name.en': { code: 'nameMissing', … } }`. */
export type Problems<Code extends string = string> = Record<string, Problem<Code>>

/** Returns the sentence of a catalogue for a problem, with its `{{…}}` placeholders filled in. */
export function sentenceOf<Code extends string>(
  sentences: Readonly<Record<Code, string>>,
  { code, params = {} }: Problem<Code>,
): string {
  return sentences[code].replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name] ?? ''))
}
