import { Type } from '@sinclair/typebox'
import { forStaff, type Settings } from '../kit/settings.ts'

const posAddressSchema = Type.Object({
  id: Type.Integer(),
  endPointUrl: Type.String(),
  openCheckUrl: Type.String(),
  commentItemId: Type.String(),
  isDefaultPos: Type.Boolean(),
})

const tenderMediaSchema = Type.Object({
  cash: Type.String(),
  room: Type.String(),
  card: Type.String(),
  none: Type.String(),
})

/** What a venue says of its point of sale. */
export const posSettings = {
  isPOSIntegrated: forStaff(Type.Boolean(), false),
  isAutoPostingToPOS: forStaff(Type.Boolean(), false),
  isCheckPos: forStaff(Type.Boolean(), false),
  tenderMedia: forStaff(tenderMediaSchema, { cash: '1', room: '2', card: '3', none: '4' }),
  integratedPOSList: forStaff(Type.Array(posAddressSchema), []),
} as const satisfies Settings
