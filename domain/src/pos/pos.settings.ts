import { type Static, Type } from '@sinclair/typebox'
import { forStaff, type SettingTable, writtenWith } from '../kit/settings.ts'
import { posAddressesSchema, problemsOfPosAddresses } from './pos.addresses.ts'

/** The POS's own number or name of each payment type. */
const tenderSchema = Type.String({ maxLength: 60 })

const tenderMediaSchema = Type.Object(
  { cash: tenderSchema, room: tenderSchema, card: tenderSchema, none: tenderSchema },
  { additionalProperties: false },
)

export type TenderMedia = Static<typeof tenderMediaSchema>

/**
 * The POS settings of a venue. An administrator configures whether it has one and where; its manager can also configure
 * how it is used.
 */
export const posSettings = {
  isPOSIntegrated: writtenWith('pos:configure', forStaff(Type.Boolean(), false)),
  isAutoPostingToPOS: writtenWith('pos:adjust', forStaff(Type.Boolean(), false)),
  isCheckPos: writtenWith('pos:adjust', forStaff(Type.Boolean(), false)),
  tenderMedia: writtenWith('pos:adjust', forStaff(tenderMediaSchema, { cash: '1', room: '2', card: '3', none: '4' })),
  integratedPOSList: writtenWith('pos:configure', forStaff(posAddressesSchema, []), problemsOfPosAddresses),
} as const satisfies SettingTable
