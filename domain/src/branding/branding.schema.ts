import { type Static, Type } from '@sinclair/typebox'
import { idSchema, instantSchema } from '../kit/ids.ts'
import { languageSchema, localTextSchema } from '../kit/languages.schema.ts'
import { nullable } from '../kit/nullable.ts'
import { hexColorPattern } from './colors.ts'

/** The colours of a venue's guest pages, each with its standard. */
export const standardColors = {
  /** The colour of buttons and marked parts. */
  mainColor: '#0b5d5b',
  /** The text on it. */
  mainTextColor: '#ffffff',
  backgroundColor: '#f7f8f7',
  textColor: '#16202a',
  /** The colour of signs and lines on the background. */
  accentColor: '#a35d00',
} as const

export type BrandColor = keyof typeof standardColors

const colorSchema = Type.String()
const writtenColorSchema = Type.String({ pattern: hexColorPattern })
const imageSchema = nullable(Type.String({ minLength: 1, maxLength: 500 }))
const marginSchema = nullable(localTextSchema)

const publicContent = {
  /** The addresses of the images; null without one. */
  logo: imageSchema,
  cover: imageSchema,
  mainColor: colorSchema,
  mainTextColor: colorSchema,
  backgroundColor: colorSchema,
  textColor: colorSchema,
  accentColor: colorSchema,
  /** The language in which guests begin if their device asks for none of the venue's. */
  defaultLanguage: languageSchema,
}

/** The texts at the top and bottom of receipts. Published ones are settings of the venue. */
const receiptContent = { receiptHeader: marginSchema, receiptFooter: marginSchema }

const changed = {
  version: Type.Integer(),
  updatedAt: nullable(instantSchema),
  updatedBy: nullable(Type.String()),
}

/** The published branding of a venue, as guests see it. A venue that never published any has the standard, as version 0. */
export const brandingSchema = Type.Object(
  {
    /** The venue's id: a venue has one branding. */
    id: idSchema,
    restaurantId: idSchema,
    ...publicContent,
    ...changed,
  },
  { additionalProperties: false },
)

export type Branding = Static<typeof brandingSchema>

/** The draft of a venue. Without one, it has what is published, as version 0. */
export const brandingDraftSchema = Type.Object(
  {
    /** The venue's id: a venue has at most one draft. */
    id: idSchema,
    restaurantId: idSchema,
    ...publicContent,
    ...receiptContent,
    ...changed,
  },
  { additionalProperties: false },
)

export type BrandingDraft = Static<typeof brandingDraftSchema>

/** Everything that a draft can change. */
export type BrandingContent = Omit<BrandingDraft, 'id' | 'restaurantId' | 'version' | 'updatedAt' | 'updatedBy'>

/**
 * The body of a change of the draft, which creates it if there is none. Omitted fields are unchanged. With a `version`, it is
 * refused if another person was faster; version 0 is that there was no draft.
 */
export const patchBrandingDraftSchema = Type.Partial(
  Type.Object({
    ...publicContent,
    mainColor: writtenColorSchema,
    mainTextColor: writtenColorSchema,
    backgroundColor: writtenColorSchema,
    textColor: writtenColorSchema,
    accentColor: writtenColorSchema,
    ...receiptContent,
    version: Type.Integer({ minimum: 0 }),
  }),
  { additionalProperties: false },
)

export type PatchBrandingDraft = Static<typeof patchBrandingDraftSchema>

/** The query of a removal. With a `version`, it is refused if the draft is another one by now. */
export const removeBrandingDraftSchema = Type.Object(
  { version: Type.Optional(Type.Integer({ minimum: 0 })) },
  { additionalProperties: false },
)

export type RemoveBrandingDraft = Static<typeof removeBrandingDraftSchema>

/** The draft to publish, by its venue, and the version of it that the person has seen. */
export const publishBrandingSchema = Type.Object(
  { id: idSchema, version: Type.Integer({ minimum: 0 }) },
  { additionalProperties: false },
)

export type PublishBranding = Static<typeof publishBrandingSchema>
