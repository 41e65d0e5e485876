import type { PreOrderState } from '@brigade/domain/preorders/preorders.schema.ts'
import type { Tone } from '#ui/tone.ts'

export const preOrderTones = {
  waiting: 'amber',
  accepted: 'blue',
  released: 'green',
  cancelled: 'grey',
} satisfies Record<PreOrderState, Tone>
