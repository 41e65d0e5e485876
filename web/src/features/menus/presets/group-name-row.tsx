import type { GroupName } from '@brigade/domain/menus/menus.writes.ts'
import { deleteIcon, editIcon } from '#ui/icon-paths.ts'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import surface from '#ui/surface.module.css'
import styles from '#features/menus/presets/group-names.module.css'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { Icon } from '#ui/icon.tsx'

const upIcon = 'M6 14l6-6 6 6'
const downIcon = 'M6 10l6 6 6-6'

type GroupNameRowProps = {
  groupName: GroupName
  place: number
  count: number
  onMove: (place: number) => void
  onEdit: () => void
  onRemove: () => void
}

export function GroupNameRow({ groupName, place, count, onMove, onEdit, onRemove }: GroupNameRowProps) {
  const t = useTranslations('presets')
  const { en, ar } = groupName.name
  const acts = [
    { label: t('up', { name: en }), icon: upIcon, isOff: place === 1, act: () => onMove(place - 1) },
    { label: t('down', { name: en }), icon: downIcon, isOff: place === count, act: () => onMove(place + 1) },
    { label: t('editOf', { name: en }), icon: editIcon, isOff: false, act: onEdit },
    { label: t('removeOf', { name: en }), icon: deleteIcon, isOff: false, act: onRemove },
  ]
  return (
    <li className={`${styles.row} ${stack.cluster}`}>
      <div className={`${styles.names} ${font.name}`}>
        <bdi lang="en">{en}</bdi>
        <bdi lang="ar" className={styles.arabic}>
          {ar}
        </bdi>
      </div>
      <div className={`${stack.flex} ${stack.pushed}`}>
        {acts.map(({ label, icon, isOff, act }) => (
          <button
            key={label}
            type="button"
            className={`${styles.act} ${surface.iconButton}`}
            title={label}
            // A disabled button would lose the focus after its row was moved to the end.
            aria-disabled={isOff || undefined}
            onClick={isOff ? undefined : act}
          >
            <Icon path={icon} />
          </button>
        ))}
      </div>
    </li>
  )
}
