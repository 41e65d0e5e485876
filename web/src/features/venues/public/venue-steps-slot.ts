import type { Permission } from '@brigade/domain/access/permissions.ts'
import type { VenueStep } from '@brigade/domain/venues/venues.setup.ts'
import { defineListSlot } from '#kit/features/slot.ts'

/**
 * The screen on which a step of setting up a venue is done. It begins with the venue that its address names. Or the
 * tool that does the step, over the page of the venue, with the venue as `of`.
 */
export type StepScreen = { step: VenueStep; permission: Permission } & (
  | { path: string; tool?: undefined }
  | { tool: string }
)

/** The screens of the steps, which the page of a venue links to. */
export const venueStepsSlot = defineListSlot<StepScreen>()
