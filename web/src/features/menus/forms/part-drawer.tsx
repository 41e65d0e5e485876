import type { Problems } from '@brigade/domain/kit/problems.ts'
import { problemsOfChange } from '@brigade/domain/menus/menus.rules.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useIsGone } from '#features/menus/forms/use-is-gone.ts'
import type { EditedKind } from '#features/menus/menu-parts.ts'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'
import { RecordDrawer, type RecordDrawerProps } from '#ui/record-form/record-drawer.tsx'
import type { Versioned } from '#ui/record-form/use-typed-record.ts'

type GivenHere = 'formats' | 'problemsOf' | 'catalogue'

type PartDrawerProps<Values extends object, Rec extends Versioned> = Omit<RecordDrawerProps<Values, Rec>, GivenHere> & {
  /** The venue whose menu the record belongs to. */
  venue: Venue
  kind: EditedKind
  /** Returns the problems with the whole record. */
  problemsOf: (values: Values) => Problems
}

/** Shows the form of a part of a menu. */
export function PartDrawer<Values extends object, Rec extends Versioned>({
  venue,
  kind,
  isHeardGone = false,
  problemsOf,
  ...form
}: PartDrawerProps<Values, Rec>) {
  const isRecordGone = useIsGone(kind, form.record?.id)
  return (
    <RecordDrawer<Values, Rec>
      {...form}
      formats={useVenueFormats(venue)}
      isHeardGone={isHeardGone || isRecordGone}
      problemsOf={(values, changed) =>
        changed === 'all' ? problemsOf(values) : problemsOfChange(problemsOf(values), changed.map(fieldOf))
      }
      catalogue="menus"
    />
  )
}

/** Returns `name` of `name.en`. */
function fieldOf(path: string): string {
  return path.split('.')[0] ?? path
}
