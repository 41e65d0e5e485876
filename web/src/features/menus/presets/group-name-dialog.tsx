import type { GroupName } from '@brigade/domain/menus/menus.writes.ts'
import { type FormEvent, useId, useState } from 'react'
import { menuProblemText } from '#features/menus/problem-text.ts'
import { TextField } from '#features/menus/presets/text-field.tsx'
import styles from '#features/menus/presets/group-names.module.css'
import { useSaveGroupName } from '#features/menus/presets/presets.mutations.ts'
import { wrongFieldsOf } from '#kit/save-refusal.ts'
import { useWords } from '#kit/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { Dialog } from '#ui/dialog.tsx'

type GroupNameDialogProps = {
  /** Null for a new one. */
  groupName: GroupName | null
  onClose: () => void
}

/** A name in both languages. */
export function GroupNameDialog({ groupName, onClose }: GroupNameDialogProps) {
  const t = useWords('presets')
  const ui = useWords('ui')
  const formId = useId()
  const [en, setEn] = useState(groupName?.name.en ?? '')
  const [ar, setAr] = useState(groupName?.name.ar ?? '')
  const [isTried, setIsTried] = useState(false)
  const { mutate, isPending, error } = useSaveGroupName(groupName?.id ?? null)
  const refused = wrongFieldsOf(error)
  const refusalOf = (path: string) => refused[path] && menuProblemText(refused[path])
  const missing = (text: string, language: string) =>
    isTried && text.trim() === '' ? t('missing', { language }) : undefined

  function handleSubmit(event: FormEvent): void {
    event.preventDefault()
    setIsTried(true)
    if (en.trim() !== '' && ar.trim() !== '') mutate({ en, ar }, { onSuccess: onClose })
  }

  return (
    <Dialog
      title={groupName ? t('editTitle', { name: groupName.name.en }) : t('addTitle')}
      onClose={onClose}
      actions={
        <>
          <BigButton kind="quiet" onClick={onClose}>
            {ui('goBack')}
          </BigButton>
          <BigButton type="submit" form={formId} isBusy={isPending}>
            {t('save')}
          </BigButton>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={handleSubmit} noValidate>
        <TextField
          label={t('en')}
          language="en"
          value={en}
          problem={missing(en, t('english')) ?? refusalOf('name.en')}
          onChange={setEn}
        />
        <TextField
          label={t('ar')}
          language="ar"
          value={ar}
          problem={missing(ar, t('arabic')) ?? refusalOf('name.ar')}
          onChange={setAr}
        />
      </form>
    </Dialog>
  )
}
