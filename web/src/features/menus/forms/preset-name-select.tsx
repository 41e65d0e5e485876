import type { LocalDraft } from '@brigade/domain/menus/menus.drafts.ts'
import type { GroupName } from '@brigade/domain/menus/menus.writes.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { ChoiceSelect } from '#ui/record-form/choice-select.tsx'

type PresetNameSelectProps = {
  presets: readonly GroupName[]
  isLoading: boolean
  /** Passed by the form, like `onChange` and `id`. */
  value?: LocalDraft
  onChange?: (name: LocalDraft) => void
  id?: string
  'aria-required'?: boolean
  'aria-invalid'?: boolean
  'aria-describedby'?: string
}

/** Chooses a group's English and Arabic name from the admins' presets; its names in other languages stay. */
export function PresetNameSelect({ presets, isLoading, value, onChange, ...given }: PresetNameSelectProps) {
  const t = useTranslations('menus')
  const chosen = presets.find(({ name }) => name.en === value?.en && name.ar === value?.ar)
  return (
    <ChoiceSelect
      {...given}
      showSearch
      loading={isLoading}
      placeholder={value?.en || t('forms.chooseGroupName')}
      optionFilterProp="label"
      value={chosen?.id}
      onChange={(presetId) => {
        const name = presets.find((preset) => preset.id === presetId)?.name
        if (name) onChange?.({ ...value, ...name })
      }}
      options={presets.map((preset) => ({ value: preset.id, label: `${preset.name.en} · ${preset.name.ar ?? ''}` }))}
    />
  )
}
