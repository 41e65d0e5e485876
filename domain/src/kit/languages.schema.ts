import { Type } from '@sinclair/typebox'
import { languages } from './languages.ts'

// Beside `languages.ts`, which the first files of the dashboard have: they carry no schemas.
export const languageSchema = Type.Union(languages.map((language) => Type.Literal(language)))

/** A text in several languages, keyed by language code. */
export const localTextSchema = Type.Object(
  {
    en: Type.String(),
    ar: Type.Optional(Type.String()),
    de: Type.Optional(Type.String()),
    it: Type.Optional(Type.String()),
    ru: Type.Optional(Type.String()),
    fr: Type.Optional(Type.String()),
    ku: Type.Optional(Type.String()),
    sw: Type.Optional(Type.String()),
    tr: Type.Optional(Type.String()),
  },
  { additionalProperties: false },
)
