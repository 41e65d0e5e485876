import type { Typed } from '@brigade/domain/menus/menus.drafts.ts'

/** Returns the values of a form as they are sent. The form's rules have refused every text in a number field. */
export function sentValues<Draft>(values: Typed<Draft>): Draft {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The compiler can't follow rules; the server checks again.
  return values as Draft
}
