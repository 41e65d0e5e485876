import type { EcoTag } from '@brigade/domain/menus/menus.tags.ts'
import { useState } from 'react'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { EcoTagChoice } from '#features/menus/parts/eco-tag-choice.tsx'

type EcoTagDialogProps = {
  name: string
  ecoTag: EcoTag
  isBusy: boolean
  onChoose: (tag: EcoTag) => void
  onClose: () => void
}

/** Marks an item as vegan, from a farm or organic, or removes the mark. */
export function EcoTagDialog({ name, ecoTag, isBusy, onChoose, onClose }: EcoTagDialogProps) {
  const t = useTranslations('menuItems')
  const ui = useTranslations('ui')
  const [chosen, setChosen] = useState(ecoTag)
  return (
    <Dialog
      title={t('eco.title', { name })}
      onClose={onClose}
      actions={
        <>
          <BigButton kind="quiet" onClick={onClose}>
            {ui('goBack')}
          </BigButton>
          <BigButton isBusy={isBusy} disabled={chosen === ecoTag} onClick={() => onChoose(chosen)}>
            {t('eco.apply')}
          </BigButton>
        </>
      }
    >
      <EcoTagChoice value={chosen} onChange={setChosen} />
    </Dialog>
  )
}
