import { type Static, Type } from '@sinclair/typebox'
import { idSchema } from '../kit/ids.ts'

/** What a venue needs before guests can order, in the order in which people set it up. */
export const venueSteps = ['currency', 'timeZone', 'tables', 'menu', 'staff', 'printing', 'codes', 'testOrder'] as const

export type VenueStep = (typeof venueSteps)[number]

/** The steps that a venue can do without: a kitchen can also work from its screen alone. */
const optionalSteps: readonly VenueStep[] = ['printing']

const venueStepSchema = Type.Object(
  {
    step: Type.Union(venueSteps.map((step) => Type.Literal(step))),
    isDone: Type.Boolean(),
    /** The number of what is there: tables, items on sale, accounts, printers and points of sale, tables whose code was scanned. */
    count: Type.Union([Type.Integer(), Type.Null()]),
  },
  { additionalProperties: false },
)

/** How far a venue is set up. */
export const venueSetUpSchema = Type.Object(
  { id: idSchema, steps: Type.Array(venueStepSchema) },
  { additionalProperties: false },
)

export type VenueSetUp = Static<typeof venueSetUpSchema>

/** Returns the steps of a venue in their order. Without anything counted, a step is not done. */
export function stepsOf(counted: readonly { step: VenueStep; count: number }[]): VenueSetUp['steps'] {
  return venueSteps.map((step) => {
    const own = counted.filter((each) => each.step === step)
    // A venue is created with its currency and time zone.
    if (step === 'currency' || step === 'timeZone') return { step, isDone: true, count: null }
    const count = own.reduce((sum, each) => sum + each.count, 0)
    // Nobody asks how many orders were delivered.
    return { step, isDone: count > 0, count: step === 'testOrder' ? null : count }
  })
}

/** Returns true for a step without which a venue can't take orders. */
export const isNeeded = (step: VenueStep): boolean => !optionalSteps.includes(step)
