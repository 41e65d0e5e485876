import type { ImageSize } from '@brigade/domain/files/files.limits.ts'
import { Slider } from 'antd'
import { useId, useState } from 'react'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import type { ImagePart } from '#features/files/encode-image.ts'
import stack from '#ui/stack.module.css'
import styles from '#features/files/parts/crop-frame.module.css'
import { useTranslations } from '#kit/i18n/i18n.ts'

const most = 5
const keyboardStepPixels = 8

type CropFrameProps = {
  url: string
  /** The required size. */
  size: ImageSize
  /** Called with the part in the frame, when it has come to rest. */
  onPart: (part: ImagePart) => void
}

/** Renders a frame of the required shape over the picture, which is moved and zoomed by mouse, touch and keyboard. */
export function CropFrame({ url, size, onPart }: CropFrameProps) {
  const t = useTranslations('files')
  const labelId = useId()
  const [place, setPlace] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)

  return (
    <>
      {/* Text in a picture stays the same in every language. */}
      <div className={styles.frame} dir="ltr">
        <Cropper
          image={url}
          crop={place}
          zoom={zoom}
          maxZoom={most}
          aspect={size.width / size.height}
          keyboardStep={keyboardStepPixels}
          onCropChange={setPlace}
          onZoomChange={setZoom}
          onCropComplete={(_, part) => onPart(part)}
          cropperProps={{ 'aria-label': t('crop.frame'), role: 'application' }}
          mediaProps={{ alt: '' }}
          disableAutomaticStylesInjection
        />
      </div>
      <div className={stack.row3}>
        <span id={labelId}>{t('crop.zoom')}</span>
        <Slider
          className={styles.slider}
          ariaLabelledByForHandle={labelId}
          min={1}
          max={most}
          step={0.05}
          value={zoom}
          tooltip={{ formatter: null }}
          onChange={setZoom}
        />
      </div>
    </>
  )
}
