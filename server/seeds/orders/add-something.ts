import { venueTime } from '@brigade/domain/kit/venue-clock.ts'
import { hungryCart } from './guest-appetite.ts'
import type { Desk } from './order-desk.ts'
import { changeCartInStory, type OrderStory } from './order-story.ts'

/** The guest wants something more, and staff put it into the order. */
export function addSomething(
  { venue, catalogue, random }: Desk,
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
