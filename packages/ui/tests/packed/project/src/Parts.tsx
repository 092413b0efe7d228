import {
  Accordion,
  AccordionItem,
  Alert,
  Button,
  Card,
  Checkbox,
  Code,
  Combobox,
  DateField,
  Divider,
  FileField,
  Heading,
  Kbd,
  Link,
  List,
  ListItem,
  NumberField,
  Pagination,
  Progress,
  Prose,
  Quote,
  Radio,
  RadioGroup,
  SearchField,
  Select,
  Slider,
  Stack,
  Switch,
  Tab,
  Table,
  TabList,
  TabPanel,
  Tabs,
  Text,
  TextArea,
  TextField,
} from '@rapport/ui';
import styles from './Parts.module.css';
import './plain.css';

/** Parts that a site's own stylesheets could affect, and buttons changed by utilities and classes. */
export function Parts() {
  return (
    <main>
      <Stack gap={6}>
        <Heading headingLevel={1}>Parts</Heading>
        <Text>
          Text with <Link href="#a">a link</Link>, <Code>code</Code> and <Kbd>Esc</Kbd>.
        </Text>
        <List>
          <ListItem>
            One
            <List marker="number">
              <ListItem>Within one</ListItem>
            </List>
          </ListItem>
        </List>
        <List marker="tick">
          <ListItem>Done</ListItem>
        </List>
        <div>
          <Button>Solid</Button>
          <Button asChild variant="outline">
            <a href="#a">Outline</a>
          </Button>
        </div>
        <TextField label="Name" hint="As on the door" placeholder="Ada" error="Enter a name" />
        <SearchField label="Search" />
        <NumberField label="How many" defaultValue={2} end="pieces" />
        <DateField label="When" />
        <FileField label="Plan" />
        <Combobox label="Grain" options={[{ value: 'rye', label: 'Rye' }]} />
        <Select label="Topic">
          <option>Baking</option>
        </Select>
        <TextArea label="Message" placeholder="In your words" />
        <Checkbox label="Ring the bell" defaultChecked />
        <RadioGroup legend="Plan" name="plan" defaultValue="a">
          <Radio value="a" label="Basic" />
        </RadioGroup>
        <Switch label="Show me" />
        <Slider label="Budget" />
        <Progress label="Profile" value={2} max={5} />
        <Card>A card</Card>
        <Alert title="Saved">
          <p>It is in your list.</p>
        </Alert>
        <Accordion defaultValue={['a']}>
          <AccordionItem value="a" title="A question">
            An answer
          </AccordionItem>
        </Accordion>
        <Tabs defaultValue="a">
          <TabList label="Views">
            <Tab value="a">A</Tab>
          </TabList>
          <TabPanel value="a">First</TabPanel>
        </Tabs>
        <Table
          caption="Prices"
          columns={[{ key: 'name', header: 'Name' }]}
          rows={[{ name: 'Rye' }]}
          rowKey={({ name }) => name}
        />
        <Divider />
        <Quote author="Ada Byron">Words</Quote>
        <Pagination page={2} pages={9} hrefOf={(page) => `#${page}`} />
        <Prose>
          <h2>A text</h2>
          <p>
            With <a href="#a">a link</a> and <strong>weight</strong>.
          </p>
          <ul>
            <li>a list</li>
          </ul>
          <ol>
            <li>numbered</li>
          </ol>
          <blockquote>
            <p>What somebody said.</p>
          </blockquote>
          <table>
            <tbody>
              <tr>
                <th>head</th>
                <td>cell</td>
              </tr>
            </tbody>
          </table>
          <pre>
            <code>as typed</code>
          </pre>
          <hr />
        </Prose>
      </Stack>
      <aside>
        <Button id="utilities" className="mt-8 rounded-none bg-rose-700 px-10">
          Utilities
        </Button>
        <TextField className="mt-8 gap-5" id="field" label="Field" />
        <Button id="module" className={styles['loud']}>
          A CSS module
        </Button>
        <Button id="plain" className="loud">
          A plain class
        </Button>
      </aside>
    </main>
  );
}
