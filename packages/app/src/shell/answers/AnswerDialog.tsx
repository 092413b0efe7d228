import { Button, Dialog, DialogClose, DialogContent, Link } from '@rapport/ui';
import { useState } from 'react';
import { answers, type Answer } from '../../content/answers.ts';
import type { AnswerDialogProps } from './Answers.tsx';

/** A dialog that says what a button will do, and offers the way that works today. */
export function AnswerDialog({ question, onClose }: AnswerDialogProps) {
  // Stays while the dialog closes.
  const [last, setLast] = useState(question);
  if (question && question !== last) setLast(question);
  if (!last) return null;
  const { title, text, link }: Answer = answers[last.kind](last.name);
  return (
    <Dialog open={question !== null} onOpenChange={(open) => open || onClose()}>
      <DialogContent
        title={title}
        text={text}
        size="sm"
        footer={
          link && (
            <DialogClose asChild>
              <Button asChild>
                <Link href={link.href}>{link.label}</Link>
              </Button>
            </DialogClose>
          )
        }
      />
    </Dialog>
  );
}
