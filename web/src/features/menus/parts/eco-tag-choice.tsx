import { type EcoTag, ecoTags } from '@brigade/domain/menus/menus.tags.ts'
import { useId } from 'react'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { Icon } from '#ui/icon.tsx'
import { ecoTagIcons } from '#features/menus/item-icons.ts'
import stack from '#ui/stack.module.css'
import styles from '#features/menus/parts/choices.module.css'

type EcoTagChoiceProps = {
  /** Passed by the form, like `onChange` and `id`. */
  value?: EcoTag
  onChange?: (tag: EcoTag) => void
  id?: string
}

/** Chooses vegan, farm, organic or none, each with its icon. */
export function EcoTagChoice({ value = 'none', onChange, id }: EcoTagChoiceProps) {
  const t = useTranslations('menuItems')
  const name = useId()
  return (
    <div id={id} className={stack.wrap2} role="radiogroup" aria-label={t('menus:fields.ecoTag')}>
      {ecoTags.map((tag) => (
        <label key={tag} className={styles.choice}>
          <input type="radio" name={name} checked={value === tag} onChange={() => onChange?.(tag)} />
          {tag === 'none' ? null : <Icon path={ecoTagIcons[tag]} size={18} />}
          {t(`eco.${tag}`)}
        </label>
      ))}
    </div>
  )
}
