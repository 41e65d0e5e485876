import { type Static, Type } from '@sinclair/typebox'
import { localTextSchema } from '../kit/languages.schema.ts'
import { nullable } from '../kit/nullable.ts'
import { serviceFormLimits } from './service-forms.limits.ts'
import { serviceIcons } from './service-icons.ts'

/** A text that a venue writes in any of its languages. */
export const ownTextSchema = Type.Partial(localTextSchema, { additionalProperties: false })

export type OwnText = Static<typeof ownTextSchema>

export const serviceIconSchema = Type.Union(serviceIcons.map((icon) => Type.Literal(icon)))

export const questionKinds = ['text', 'number', 'time', 'choice', 'yesNo'] as const

export type QuestionKind = (typeof questionKinds)[number]

const questionKindSchema = Type.Union(questionKinds.map((kind) => Type.Literal(kind)))

/** A short name that the client chooses, the same for as long as the question or the option exists. */
const keySchema = Type.String({ minLength: 1, maxLength: 20, pattern: '^[A-Za-z0-9_-]+$' })

const limitSchema = nullable(
  Type.Integer({ minimum: -serviceFormLimits.mostNumber, maximum: serviceFormLimits.mostNumber }),
)

/** An option of a question that is answered by a choice. */
const optionSchema = Type.Object({ key: keySchema, label: ownTextSchema }, { additionalProperties: false })

export type QuestionOption = Static<typeof optionSchema>

/** A question of the form of a venue's own service. */
export const questionSchema = Type.Object(
  {
    key: keySchema,
    kind: questionKindSchema,
    label: ownTextSchema,
    isRequired: Type.Boolean(),
    /** The limits of a number, both included; null for none. */
    least: Type.Optional(limitSchema),
    most: Type.Optional(limitSchema),
    /** The options of a choice. */
    options: Type.Optional(Type.Array(optionSchema, { maxItems: serviceFormLimits.mostOptions })),
  },
  { additionalProperties: false },
)

export type ServiceQuestion = Static<typeof questionSchema>

export const questionsSchema = Type.Array(questionSchema, { maxItems: serviceFormLimits.mostQuestions })

/** A text, a time such as `18:30` or the key of an option; a whole number; or yes or no. */
const valueSchema = Type.Union([Type.String({ maxLength: 1_000 }), Type.Integer(), Type.Boolean()])

/** An answer as it is sent. */
export const answerDraftSchema = Type.Object({ key: keySchema, value: valueSchema }, { additionalProperties: false })

export type AnswerDraft = Static<typeof answerDraftSchema>

/** An answer as it is stored: it can be read after the question was changed or deleted. */
export const answerSchema = Type.Object(
  {
    key: keySchema,
    kind: questionKindSchema,
    /** The question. */
    label: ownTextSchema,
    value: valueSchema,
    /** The words of the chosen option. */
    option: Type.Optional(ownTextSchema),
  },
  { additionalProperties: false },
)

export type Answer = Static<typeof answerSchema>
