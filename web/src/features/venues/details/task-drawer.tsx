import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useCallback, useEffect } from 'react'
import type { SetupTask } from '#features/venues/public/setup-slot.ts'
import { changeOf, draftOf, type PlainDraft, problemsOfDraft } from '#features/venues/details/plain-draft.ts'
import { lateStages, type PlainSetting, plainSettings } from '#features/venues/details/plain-settings.ts'
import { SettingControl } from '#features/venues/details/setting-control.tsx'
import { useSettingTexts } from '#features/venues/details/use-setting-texts.ts'
import { changeVenue } from '#features/venues/public/change-venue.ts'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'
import { isOneOf } from '@brigade/domain/kit/is-one-of.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import type { FieldRow, FieldTable } from '#ui/record-form/field-table.ts'
import { RecordDrawer } from '#ui/record-form/record-drawer.tsx'

type TaskDrawerProps = {
  task: SetupTask
  names: readonly PlainSetting[]
  /** The setting that was pressed: the focus goes there. */
  pressed: PlainSetting
  venue: Venue
  onClose: () => void
}

/** Changes the settings of one task, of those that the person may change. */
export function TaskDrawer({ task, names, pressed, venue, onClose }: TaskDrawerProps) {
  const t = useTranslations('venueDetails')
  const formats = useVenueFormats(venue)
  const textOf = useSettingTexts(venue)
  const valuesOf = useCallback((record: Venue | null) => (record ? draftOf(names, record) : {}), [names])
  useEffect(() => {
    const place = document.querySelector(`[data-setting="${pressed}"]`)
    place?.scrollIntoView({ block: 'nearest' })
    place?.querySelector<HTMLElement>('input, button')?.focus()
  }, [pressed])

  const rowOf = (name: PlainSetting): FieldRow => {
    const render = () => (
      <div data-setting={name}>
        <SettingControl name={name} venue={venue} />
      </div>
    )
    if (plainSettings[name].is === 'lateAfter') {
      return { labelOf: (stage) => (isOneOf(lateStages, stage) ? t(`lateAfter.${stage}`) : stage), render }
    }
    return { label: t(`settings.${name}.label`), text: (value) => textOf(name, value), render }
  }
  const fields: FieldTable<PlainDraft> = Object.fromEntries(names.map((name) => [name, rowOf(name)]))
  return (
    <RecordDrawer<PlainDraft, Venue>
      title={t(`tasks.${task}`)}
      size={576}
      keptAs={`venues/details/${venue.id}/${task}`}
      fields={fields}
      formats={formats}
      record={venue}
      valuesOf={valuesOf}
      problemsOf={(draft, changed) => problemsOfDraft(draft, { venue, changed })}
      catalogue="venueDetails"
      save={(draft, version) => changeVenue(venue.id, { ...changeOf(draft), version })}
      onClose={onClose}
    />
  )
}
