import { type Static, Type } from '@sinclair/typebox'
import { forStaff, type Settings, writtenWith } from '../kit/settings.ts'
import { posAddressesSchema, problemsOfPosAddresses } from './pos.addresses.ts'

/** What the POS calls each kind of payment, in its own numbers or words. */
const tenderSchema = Type.String({ maxLength: 60 })

const tenderMediaSchema = Type.Object(
  { cash: tenderSchema, room: tenderSchema, card: tenderSchema, none: tenderSchema },
  { additionalProperties: false },
)

export type TenderMedia = Static<typeof tenderMediaSchema>

/** What a venue says of its point of sale: whether it has one and where, an administrator says; how it is used, its manager too. */
export const posSettings = {
  isPOSIntegrated: writtenWith('pos:configure', forStaff(Type.Boolean(), false)),
  isAutoPostingToPOS: writtenWith('pos:adjust', forStaff(Type.Boolean(), false)),
  isCheckPos: writtenWith('pos:adjust', forStaff(Type.Boolean(), false)),
  tenderMedia: writtenWith('pos:adjust', forStaff(tenderMediaSchema, { cash: '1', room: '2', card: '3', none: '4' })),
  integratedPOSList: writtenWith('pos:configure', forStaff(posAddressesSchema, []), problemsOfPosAddresses),
} as const satisfies Settings
