import type { Values } from '#kit/i18n/translations.ts'

/**
 * The English texts of each catalogue; a translation file adds its own: `declare module '#kit/i18n/translation-keys.ts' { …
 * }`.
 */
export interface Catalogues {}

export type CatalogueName = keyof Catalogues

/** The keys of one catalogue, such as `list.title`; the forms of a plural share theirs. */
export type KeyOf<Name extends CatalogueName> = PathsOf<Catalogues[Name]>

/** A key with its catalogue: `orders:list.title`. */
export type TranslationKey = { [Name in CatalogueName]: `${Name}:${KeyOf<Name>}` }[CatalogueName]

/** A key whose text has no placeholders, such as those of labels. */
export type PlainKey = KeyFilledWith<never>

/** A key whose text has no placeholders besides these. */
export type KeyFilledWith<Known extends string> = {
  [Name in CatalogueName]: `${Name}:${PathsFilledWith<Known, Catalogues[Name]>}`
}[CatalogueName]

/** The values that a key needs: each name that its text has as `{{name}}`, and the count of a plural. */
export type ValuesFor<Key extends string> = Arguments<NamesIn<TextOf<Key>>>

type Arguments<Names extends string> = string extends Names
  ? [values?: Values]
  : [Names] extends [never]
    ? []
    : [values: { readonly [Name in Names]: Name extends 'count' ? number : unknown }]

type PathsOf<Translations> = {
  [Key in keyof Translations & string]: Translations[Key] extends string
    ? WithoutForm<Key>
    : `${Key}.${PathsOf<Translations[Key]>}`
}[keyof Translations & string]

/** Texts are read on the way to them: to look each of them up by its whole path takes the compiler ten times as long. */
type PathsFilledWith<Known extends string, Translations> = {
  [Key in keyof Translations & string]: Translations[Key] extends string
    ? [Exclude<NamesIn<TextAt<Translations, WithoutForm<Key>>>, Known>] extends [never]
      ? WithoutForm<Key>
      : never
    : `${Key}.${PathsFilledWith<Known, Translations[Key]>}`
}[keyof Translations & string]

/** English has two forms of a plural. */
type WithoutForm<Key extends string> = Key extends `${infer Counted}_${'one' | 'other'}` ? Counted : Key

type TextOf<Key extends string> = Key extends `${infer Name extends CatalogueName}:${infer Path}`
  ? TextAt<Catalogues[Name], Path>
  : never

type TextAt<Translations, Path extends string> = Path extends keyof Translations
  ? Translations[Path]
  : Path extends `${infer Key}.${infer Rest}`
    ? Key extends keyof Translations
      ? TextAt<Translations[Key], Rest>
      : never
    : `${Path}_other` extends keyof Translations
      ? Translations[`${Path}_${'one' | 'other'}` & keyof Translations] | '{{count}}'
      : never

/** A text of unknown content may have any placeholder. */
type NamesIn<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : string extends Text
    ? string
    : never
