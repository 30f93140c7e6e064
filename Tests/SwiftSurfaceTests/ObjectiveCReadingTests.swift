import SwiftSurface
import Testing

/// What is read of Objective-C, a test for each construct.
@Suite("Declarations in Objective-C") struct ObjectiveCReadingTests {
  func read(_ text: String) -> SourceSurface { SourceSurface(objectiveC: Array(text.utf8)) }

  func members(_ surface: SourceSurface) -> [String] {
    surface.types.flatMap { type in
      type.members.map { member in
        [type.name, member.kind.rawValue, member.objectiveCName, member.type?.text].compactMap { $0 }.joined(
          separator: " "
        )
      }
    }
  }

  @Test("Interfaces, categories, protocols and implementations") func types() {
    let surface = read(
      """
      #import <UIKit/UIKit.h>
      @import MapKit;
      #define A(x) @"unclosed \\
        { goes on
      @class Forward;
      @protocol Later, Other;
      @protocol Delegate <NSObject>
      - (void)done:(id)sender;
      @end
      NS_ASSUME_NONNULL_BEGIN
      @interface Base<T : UIView *> : UIViewController <Delegate, Later>
      @end
      @interface Base (Extra) <Other>
      - (void)more;
      @end
      @interface Base ()
      @end
      @implementation Base
      static void f(void) { if (1) { } }
      - (void)viewDidLoad { [super viewDidLoad]; NSLog(@"}"); char c = '}'; }
      @end
      """
    )
    #expect(surface.problems.isEmpty, "\(surface.problems)")
    #expect(surface.imports == ["UIKit", "MapKit"])
    #expect(
      surface.types.map { "\($0.kind.rawValue) \($0.name): \($0.inherited.map(\.text).joined(separator: ", "))" } == [
        "protocol Delegate: NSObject", "class Base: UIViewController, Delegate, Later", "extension Base: Other",
        "extension Base: ", "implementation Base: ",
      ]
    )
    #expect(members(surface) == ["Delegate method done:", "Base method more", "Base method viewDidLoad"])
  }

  @Test("Outlets as properties and variables") func outlets() {
    let surface = read(
      """
      @interface A : UIViewController {
        @private
        IBOutlet UILabel *a, *b;
        __weak IBOutlet UIButton *c;
        int notOne;
        void (^block)(IBOutlet int);
      }
      @property (nonatomic, weak) IBOutlet UITextField *d;
      @property(strong,nonatomic) IBOutletCollection(UILabel) NSArray<UILabel *> *e;
      @property (nonatomic) IBInspectable CGFloat radius;
      @property (nonatomic, copy) void (^handler)(NSString *text);
      @property (weak) IBOutlet id<Delegate> f;
      @property IBOutlet nullable UIView *g NS_AVAILABLE_IOS(9_0);
      @end
      """
    )
    #expect(surface.problems.isEmpty)
    #expect(
      members(surface) == [
        "A outlet a UILabel!", "A outlet b UILabel!", "A outlet c UIButton!", "A outlet d UITextField!",
        "A outlet e [UILabel]!",
        "A inspectable radius CGFloat!", "A property handler void!", "A outlet f AnyObject!", "A outlet g UIView!",
      ]
    )
    #expect(surface.types[0].members[3].isWeak)
  }

  @Test("Actions and methods") func actions() {
    let surface = read(
      """
      @interface A : NSObject
      - (IBAction)a:(id)sender;
      -(IBAction) b;
      - (IBAction)c:(UIButton *)sender forEvent:(UIEvent *)event;
      + (instancetype)d:(int)x and:(int)y;
      - (void)e __attribute__((deprecated));
      - (void)f:(NSString *)format, ...;
      - (IBSegueAction UIViewController *)g:(NSCoder *)coder;
      @end
      @implementation A
      #if DEBUG
      - (IBAction)h:(id)sender { if (a) {
      #else
      - (IBAction)h:(id)sender { if (b) {
      #endif
      } }
      - (IBAction)i:(__unused id)sender { }
      @end
      """
    )
    #expect(
      members(surface) == [
        "A action a:", "A action b", "A action c:forEvent:", "A method d:and:", "A method e", "A method f:",
        "A segueAction g:",
        "A action h:", "A action h:", "A action i:",
      ]
    )
    #expect(surface.types[0].members[3].isStatic)
  }

  @Test("What cannot be read is a problem, and the rest is there") func problems() {
    #expect(read("@interface A : B\n@interface C : D\n@end").problems.map(\.kind) == [.brokenDeclaration])
    #expect(read("@interface A : B\n").problems.map(\.kind) == [.unbalancedBrackets])
    let broken = read("@implementation A\n- (void)a { if (x) {\n}\n@end\n@interface B : NSObject\n- (IBAction)b;\n@end")
    #expect(broken.problems.map(\.kind) == [.unbalancedBrackets])
    #expect(members(broken).last == "B action b")
    #expect(broken.namesInDoubt == ["A", "B"])
  }

  @Test("Whatever is nested however deep is read in linear time and without recursion") func depth() {
    for piece in ["(", "@interface A : B {", "#if A\n", "/*", "[", "- (a)b:", "@property (", "@protocol A <", "{"] {
      let text = String(repeating: piece, count: 20_000)
      _ = read(text)
      _ = read("@interface A : B\n" + text + "\n}\n\"")
    }
  }
}
