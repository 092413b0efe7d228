import { Button, Dialog, DialogClose, DialogContent, Link } from '@rapport/ui';
import { useState } from 'react';
import { formDelivery } from '../../config.ts';
import { answers, type Answer } from '../../content/answers.ts';
import { AnswerForm } from './AnswerForm.tsx';
import type { AnswerDialogProps } from './Answers.tsx';

/** A dialog that does what a button says, if the build delivers forms; else it says what works. */
export function AnswerDialog({ question, onClose }: AnswerDialogProps) {
  // Stays while the dialog closes.
  const [last, setLast] = useState(question);
  if (question && question !== last) setLast(question);
  if (!last) return null;
  const answer: Answer = answers[last.kind](last.name);
  const form = formDelivery === 'firestore' ? answer.form : undefined;
  const link = form ? undefined : answer.link;
  return (
    <Dialog open={question !== null} onOpenChange={(open) => open || onClose()}>
      <DialogContent
        title={answer.title}
        text={(form ?? answer).text}
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
      >
        {form && <AnswerForm content={form} />}
      </DialogContent>
    </Dialog>
  );
}
