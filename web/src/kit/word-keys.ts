import type { Values } from '#kit/words.ts'

/** The English texts of each catalogue; a file of words joins its own: `declare module '#kit/word-keys.ts' { … }`. */
export interface Catalogues {}

export type CatalogueName = keyof Catalogues

/** The keys of one catalogue, such as `list.title`; the forms of a plural share theirs. */
export type KeyOf<Name extends CatalogueName> = PathsOf<Catalogues[Name]>

/** A key with its catalogue: `orders:list.title`. */
export type WordKey = { [Name in CatalogueName]: `${Name}:${KeyOf<Name>}` }[CatalogueName]

/** One whose text is filled in with nothing, as those of labels are. */
export type PlainKey = KeyFilledWith<never>

/** One whose text is filled in with these names at most. */
export type KeyFilledWith<Known extends string> = WordKey extends infer Key extends WordKey
  ? Key extends WordKey
    ? [Exclude<NamesIn<TextOf<Key>>, Known>] extends [never]
      ? Key
      : never
    : never
  : never

/** What has to be said beside the key: each name that stands in its text as `{{name}}`, and how many for a plural. */
export type ValuesFor<Key extends string> = Arguments<NamesIn<TextOf<Key>>>

type Arguments<Names extends string> = string extends Names
  ? [values?: Values]
  : [Names] extends [never]
    ? []
    : [values: { readonly [Name in Names]: Name extends 'count' ? number : unknown }]

type PathsOf<Words> = {
  [Key in keyof Words & string]: Words[Key] extends string ? WithoutForm<Key> : `${Key}.${PathsOf<Words[Key]>}`
}[keyof Words & string]

/** English has two forms of a plural. */
type WithoutForm<Key extends string> = Key extends `${infer Counted}_${'one' | 'other'}` ? Counted : Key

type TextOf<Key extends string> = Key extends `${infer Name extends CatalogueName}:${infer Path}`
  ? TextAt<Catalogues[Name], Path>
  : never

type TextAt<Words, Path extends string> = Path extends keyof Words
  ? Words[Path]
  : Path extends `${infer Key}.${infer Rest}`
    ? Key extends keyof Words
      ? TextAt<Words[Key], Rest>
      : never
    : `${Path}_other` extends keyof Words
      ? Words[`${Path}_${'one' | 'other'}` & keyof Words] | '{{count}}'
      : never

/** A text that is only known to be one may hold any name. */
type NamesIn<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : string extends Text
    ? string
    : never
