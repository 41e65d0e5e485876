import { useTranslations } from '#kit/i18n/i18n.ts'
import { listed } from '#kit/i18n/listed.ts'
import { BigButton } from '#ui/big-button.tsx'
import { Dialog } from '#ui/dialog.tsx'

type InvalidCategoryDialogProps = {
  names: readonly string[]
  /** The number of rows that name them, and the number of other rows. */
  wrong: number
  kept: number
  onFix: () => void
  onRemove: () => void
}

/** The limit of listed names: enough to recognise them. */
const namesAtMost = 10

/** Says that the menu has no such category. The valid rows are kept, and the others can be corrected. (spec 2, §5) */
export function InvalidCategoryDialog({ names, wrong, kept, onFix, onRemove }: InvalidCategoryDialogProps) {
  const t = useTranslations('menuBulk')
  const shown = listed(names.slice(0, namesAtMost))
  return (
    <Dialog
      title={t('category.title', { name: names[0] })}
      isUrgent
      onClose={onFix}
      actions={
        <>
          <BigButton kind="quiet" onClick={onRemove}>
            {t('category.remove', { count: wrong })}
          </BigButton>
          <BigButton onClick={onFix}>{t('category.fix')}</BigButton>
        </>
      }
    >
      <p>{t('category.text', { names: names.length > namesAtMost ? `${shown} …` : shown })}</p>
      {kept > 0 ? <p>{t('category.kept', { count: kept })}</p> : null}
    </Dialog>
  )
}
