import { can } from '@brigade/domain/access/permissions.ts'
import type { Session } from '#kit/calls/session.ts'

/**
 * Returns true for people with the short menu: they work at the desk of a venue that only prints receipts. (spec 1,
 * §2.3)
 */
export function hasShortMenu({ user, venue }: Pick<Session, 'user' | 'venue'>): boolean {
  return can(user, 'screens:shortMenu') && (venue?.isReciptPrintingOnly ?? false)
}
