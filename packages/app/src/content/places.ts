/** Names of places where the visitor will find something, once they are open. */
export interface PlacesContent {
  title: string;
  text?: string;
  names: string[];
}
