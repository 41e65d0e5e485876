import { can } from '@brigade/domain/access/permissions.ts'
import { type ComponentType, useId, useRef, useState } from 'react'
import { featureList } from '#app/feature-list.ts'
import headerStyles from '#app/shell/header.module.css'
import styles from '#app/shell/header-tools.module.css'
import { MenuCount } from '#app/shell/menu-count.tsx'
import { useLeftOutside } from '#app/shell/use-left-outside.ts'
import type { HeaderTool } from '#kit/feature.ts'
import { useWords } from '#kit/i18n.ts'
import { lazyPart } from '#kit/lazy-parts.ts'
import { useSession } from '#kit/session.ts'
import { shieldPressed } from '#kit/shield-second-tap.ts'
import { Icon } from '#ui/icon.tsx'

const tools = featureList.flatMap(({ name: feature, alsoSays = [], headerTools = [] }) =>
  headerTools.map((tool) => ({ ...tool, Part: lazyPart(tool.part, [feature, ...alsoSays]) })),
)

/** The buttons of the header that features bring, for those who may. */
export function HeaderTools() {
  const { user } = useSession()
  return tools
    .filter(({ permission }) => can(user, permission))
    .map((tool) => <UnfoldingTool key={tool.path} {...tool} />)
}

type UnfoldingToolProps = Pick<HeaderTool, 'path' | 'labelKey' | 'icon'> & {
  Part: ComponentType<{ onClose: () => void }>
}

/** Folds again by itself as soon as somebody turns to something else. */
function UnfoldingTool({ path, labelKey, icon, Part }: UnfoldingToolProps) {
  const t = useWords('shell')
  const panelId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  function handleClose(): void {
    setIsOpen(false)
  }

  function handleEscape(): void {
    setIsOpen(false)
    button.current?.focus()
  }

  useLeftOutside(place, { isOpen, onLeave: handleClose, onEscape: handleEscape })

  /** What is unfolded by one tap is not folded by a second one at the same spot. */
  function handlePress(): void {
    shieldPressed()
    setIsOpen(!isOpen)
  }

  return (
    <div ref={place} className={styles.place}>
      <button
        ref={button}
        type="button"
        className={`${headerStyles.tool} ${styles.tool}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        title={t(labelKey)}
        onClick={handlePress}
      >
        <Icon path={icon} />
        <span className="visually-hidden">{t(labelKey)}</span>
        <MenuCount path={path} className={styles.count} />
      </button>
      {isOpen ? (
        <div id={panelId} className={styles.panel}>
          <Part onClose={handleClose} />
        </div>
      ) : null}
    </div>
  )
}
