import type { DemoVenueId } from './venues.ts'

export type DemoMachine = { venueId: DemoVenueId; name: string; key: string }

/** The payment systems of the demo. Their keys are no secret: they exist only where the demo does. */
export const demoMachines: readonly DemoMachine[] = [
  { venueId: 1, name: 'Online payments', key: 'brigade-demo-payments-1' },
  { venueId: 2, name: 'Online payments', key: 'brigade-demo-payments-2' },
]
