import { readName } from '#kit/read-name.ts'
import type { GroupName } from '@brigade/domain/menus/menus.writes.ts'
import { type FormEvent, useId, useState } from 'react'
import { menuProblemText } from '#features/menus/problem-text.ts'
import { TextField } from '#features/menus/presets/text-field.tsx'
import styles from '#features/menus/presets/group-names.module.css'
import { type NewGroupName, useSaveGroupName } from '#features/menus/presets/presets.mutations.ts'
import { isUnanswered } from '#kit/api-error.ts'
import { useAskAgain } from '#kit/connection.ts'
import { wrongFieldsOf } from '#kit/told-problem.ts'
import { useWords } from '#kit/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorNote } from '#ui/error-note.tsx'

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
  /** What was sent, and nobody knows whether it was saved. */
  const [lost, setLost] = useState<NewGroupName | null>(null)
  const { mutate, isPending, error } = useSaveGroupName(groupName?.id ?? null)
  const refused = wrongFieldsOf(error)
  const isAboutFields = Object.keys(refused).length > 0
  const refusalOf = (path: string) => refused[path] && menuProblemText(refused[path])
  const missing = (text: string, language: string) =>
    isTried && text.trim() === '' ? t('missing', { language }) : undefined

  function handleSubmit(event: FormEvent): void {
    event.preventDefault()
    setIsTried(true)
    if (en.trim() !== '' && ar.trim() !== '') save({ en, ar })
  }

  function save(name: NewGroupName): void {
    if (isPending) return
    const onError = (thrown: unknown) => setLost(isUnanswered(thrown) ? name : null)
    mutate({ name, lost }, { onSuccess: onClose, onError })
  }

  // What was typed since is sent when somebody presses Save.
  useAskAgain(lost !== null, () => {
    if (lost?.en === en && lost.ar === ar) save(lost)
  })

  return (
    <Dialog
      title={groupName ? t('editTitle', { name: readName(groupName.name) }) : t('addTitle')}
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
      {error && !isAboutFields ? <ErrorNote error={error} isAskedAgain={lost !== null} /> : null}
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
