import type { Permission } from '../src/access/permissions.ts'

/** The acts of everybody who works on the floor. */
export const worksOnFloor: Permission[] = [
  'pins:own',
  'orders:read',
  'screens:floor',
  'bills:read',
  'payments:begin',
  'orders:takePayment',
  'orders:count',
  'orders:place',
  'orders:placeWhilePaused',
  'orders:edit',
  'orders:deliver',
  'orders:complete',
  'bills:close',
  'orders:undo',
  'orders:readEvents',
  'trays:read',
  'trays:write',
  'popups:trays',
]
