import { venueTime } from '@brigade/domain/kit/venue-clock.ts'
import { hungryCart } from './guest-appetite.ts'
import type { SeedVenue } from './seed-venue.ts'
import { changeCartInStory, type OrderStory } from './order-story.ts'

/** Adds an item to the order: the guest wants something more, and staff add it. */
export function addSomething(
  { venue, catalogue, random }: SeedVenue,
  story: OrderStory,
  {
    at,
    by,
  }: {
    at: Date
    by: string
  },
): void {
  const time = venueTime(at, venue.timeZone)
  const more = hungryCart({ random, catalogue, venue, time, at }).cart.slice(0, 1)
  changeCartInStory(story, { cart: [...story.cart, ...more], venue, at, by })
}
