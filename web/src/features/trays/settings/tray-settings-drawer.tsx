import {
  problemOfReminderMinutes,
  problemsOfTraySettings,
  type TraySettingsDraft,
  writtenTraySettings,
} from '@brigade/domain/trays/trays.rules.ts'
import { traySettings } from '@brigade/domain/trays/trays.settings.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { problemText } from '#kit/calls/problem-text.ts'
import type { FieldTable } from '#ui/record-form/field-table.ts'
import { RecordDrawer } from '#ui/record-form/record-drawer.tsx'
import { SwitchField } from '#ui/record-form/switch-field.tsx'
import { WholeNumberField } from '#ui/record-form/whole-number-field.tsx'
import { saveTraySettings } from '#features/trays/trays.mutations.ts'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'

/** Changes whether a hotel tracks its trays, and when people are reminded of them. */
export function TraySettingsDrawer({ venue, onClose }: { venue: Venue; onClose: () => void }) {
  const t = useTranslations('trays')
  const formats = useVenueFormats(venue)
  const minutes = (own: { name: string; label: string }) => (
    <WholeNumberField
      {...own}
      isRequired
      suffix={t('settings.unit')}
      problemOf={(typed) => {
        const problem = problemOfReminderMinutes(typed)
        return problem && problemText(problem, ['trays'])
      }}
    />
  )
  const fields: FieldTable<TraySettingsDraft> = {
    enabled: {
      label: t('settings.enabled'),
      render: (own) => <SwitchField {...own} hint={t('settings.enabledHint')} />,
    },
    inAppNotificationDuration: { label: t('settings.lateAfter'), render: minutes },
    isLinkedTrayNotificationDuration: {
      label: t('settings.remindsOfTrays'),
      render: (own) => <SwitchField {...own} hint={t('settings.remindsOfTraysHint')} />,
    },
    linkedTrayNotificationDuration: { label: t('settings.inRoomAfter'), render: minutes },
  }
  return (
    <RecordDrawer<TraySettingsDraft, Venue>
      title={t('settings.form')}
      size={576}
      keptAs={`trays/settings/${venue.id}`}
      fields={fields}
      formats={formats}
      record={venue}
      valuesOf={valuesOf}
      problemsOf={problemsOfTraySettings}
      catalogue="trays"
      save={(draft, version) => saveTraySettings(venue.id, { trayOutSettings: writtenTraySettings(draft), version })}
      onClose={onClose}
    />
  )
}

function valuesOf(venue: Venue | null): TraySettingsDraft {
  return { ...(venue?.trayOutSettings ?? traySettings.trayOutSettings.standard) }
}
