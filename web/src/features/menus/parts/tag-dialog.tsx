import { problemsOfTag } from '@brigade/domain/menus/menus.rules.ts'
import { type MenuTag, menuTags } from '@brigade/domain/menus/menus.tags.ts'
import { useId, useState } from 'react'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import stack from '#ui/stack.module.css'
import styles from '#features/menus/parts/choices.module.css'

type TagDialogProps = {
  name: string
  tag: string | null
  isBusy: boolean
  /** Null removes the tag. */
  onChoose: (tag: MenuTag | null) => void
  onClose: () => void
}

/** Tags an item or a category, or removes its tag. Only for admins. (spec 2, §4 and §6) */
export function TagDialog({ name, tag, isBusy, onChoose, onClose }: TagDialogProps) {
  const t = useTranslations('menuItems')
  const ui = useTranslations('ui')
  const group = useId()
  const [chosen, setChosen] = useState(menuTags.find((each) => each === tag) ?? null)
  const [isTried, setIsTried] = useState(false)
  const problem = isTried ? problemsOfTag({ tag: chosen }).tag : undefined

  function handleApply(): void {
    setIsTried(true)
    if (chosen) onChoose(chosen)
  }

  return (
    <Dialog
      title={t('tags.title', { name })}
      onClose={onClose}
      actions={
        <>
          {tag ? (
            <BigButton kind="quiet" disabled={isBusy} onClick={() => onChoose(null)}>
              {t('tags.remove')}
            </BigButton>
          ) : (
            <BigButton kind="quiet" onClick={onClose}>
              {ui('goBack')}
            </BigButton>
          )}
          <BigButton isBusy={isBusy} onClick={handleApply}>
            {t('tags.apply')}
          </BigButton>
        </>
      }
    >
      <div
        className={stack.wrap2}
        role="radiogroup"
        aria-label={t('tags.title', { name })}
        aria-describedby={problem ? `${group}-problem` : undefined}
      >
        {menuTags.map((each) => (
          <label key={each} className={styles.choice}>
            <input type="radio" name={group} checked={chosen === each} onChange={() => setChosen(each)} />
            {t(`tags.${each}`)}
          </label>
        ))}
      </div>
      <p role="alert" id={`${group}-problem`} className={styles.problem}>
        {problem ? t('tags.missing') : null}
      </p>
    </Dialog>
  )
}
